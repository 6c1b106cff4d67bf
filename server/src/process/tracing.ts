import { context, propagation, trace } from '@opentelemetry/api'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import { log } from './log.ts'
import { setTracer } from './tracer.ts'

const exportTimeoutMs = 2_000

interface Settings {
  /** A collector's, for OTLP over HTTP, without our path. */
  endpoint: string
  /** 0 to 1, of the traces that begin here. */
  share: number
  version: string
}

export async function startTracing({ endpoint, share, version }: Settings) {
  const [sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, core, resources] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
  ])
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: exportTimeoutMs })
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': 'firecrest', 'service.version': version }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: withNotices(exporter) })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  setTracer(provider.getTracer('firecrest'))
  const stop = () => provider.shutdown().catch(() => undefined)
  return { stop }
}

/** One line for each change between a collector that answers and one that does not. */
function withNotices(exporter: SpanExporter): SpanExporter {
  let isFailing = false
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const hasFailed = result.error !== undefined
        if (hasFailed && !isFailing) log('warn', 'Traces can’t be sent.', { error: result.error })
        if (!hasFailed && isFailing) log('info', 'Traces can be sent again.')
        isFailing = hasFailed
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
  }
}

import { type Context, type Span, type SpanOptions, SpanStatusCode, type Tracer } from '@opentelemetry/api'

let tracer: Tracer | undefined

/** From now on work is measured; before, it costs nothing. */
export function traceWith(newTracer: Tracer) {
  tracer = newTracer
}

interface SpanInput extends SpanOptions {
  /** What sent the work, where another process did. */
  parent?: Context
}

/** Does work and reports how long it took and whether it failed, never an error's text: values may stand in it. */
export function inSpan<T>(
  name: string,
  { parent, ...options }: SpanInput,
  work: (span?: Span) => Promise<T>,
): Promise<T> {
  if (!tracer) return work()
  const measured = async (span: Span) => {
    try {
      return await work(span)
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      span.setAttribute('error.type', error instanceof Error ? error.name : 'other')
      throw error
    } finally {
      span.end()
    }
  }
  return parent
    ? tracer.startActiveSpan(name, options, parent, measured)
    : tracer.startActiveSpan(name, options, measured)
}

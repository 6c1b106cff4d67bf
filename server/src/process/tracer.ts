import { context, propagation, type Span, type SpanOptions, SpanStatusCode, type Tracer } from '@opentelemetry/api'

let tracer: Tracer | undefined

export function setTracer(newTracer: Tracer) {
  tracer = newTracer
}

interface SpanInput extends SpanOptions {
  /** Of the process that sent the work, if another one did. */
  traceparent?: string | undefined
}

/** Never reports an error's text: values may stand in it. */
export function withSpan<T>(
  name: string,
  { traceparent, ...options }: SpanInput,
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
  const parent = traceparent ? propagation.extract(context.active(), { traceparent }) : context.active()
  return tracer.startActiveSpan(name, options, parent, measured)
}

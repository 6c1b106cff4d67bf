import type { ProblemWriter } from '../../vendors/ai/problem-writer.ts'
import { type GateSettings, openGate } from './gate.ts'

/** The same writer behind breaker and budget. */
export function gatedWriter(writer: ProblemWriter, settings: GateSettings): ProblemWriter {
  const gated = openGate(settings)
  return {
    model: writer.model,
    propose: (wish) => gated(() => writer.propose(wish)),
    judge: (wish, texts) => gated(() => writer.judge(wish, texts)),
  }
}

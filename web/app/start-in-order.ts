type Part = () => unknown

/** One stage after the other. A part that throws is reported, and holds up no other. */
export async function startInOrder(...stages: readonly (readonly Part[])[]) {
  for (const parts of stages) await Promise.all(parts.map(runPart))
}

async function runPart(part: Part) {
  try {
    await part()
  } catch (error) {
    reportError(error)
  }
}

/** The driver reads PG… where a connection says nothing. Those of a machine are not meant for ours: DATABASE_URL says all. */
export function dropPgVariables() {
  for (const name of Object.keys(process.env)) if (/^PG[A-Z]/.test(name)) delete process.env[name]
}

interface Personal {
  email?: string
  user?: Personal
}

/** A reply as it may lie on the device, which outlives the session: the person's address is empty in it. */
export function withoutEmail<Reply>(reply: Reply): Reply {
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) return reply
  const { email, user } = reply as Personal
  return { ...reply, ...(email !== undefined && { email: '' }), ...(user && { user: withoutEmail(user) }) }
}

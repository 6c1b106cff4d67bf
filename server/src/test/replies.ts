/** The headers of a reply without its request id, which every request has to itself. */
export const sharedHeaders = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => name !== 'x-request-id'))

/** The headers of a reply without its request id and the value of its cookie, which every request has to itself. */
export const sharedHeaders = (headers: Headers) =>
  Object.fromEntries(
    [...headers]
      .filter(([name]) => name !== 'x-request-id')
      .map(([name, value]) => [name, name === 'set-cookie' ? value.replace(/=[^;]{20,}/, '=…') : value]),
  )

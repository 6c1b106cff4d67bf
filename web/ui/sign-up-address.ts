/** Where strangers make an account: the page of both doors, opened on the side of the new one. */
export const signUpHash = '#sign-up'
export const signUpAddress = `/login${signUpHash}` as const

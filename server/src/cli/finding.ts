export interface Finding {
  state: 'fine' | 'note' | 'wrong'
  says: string
}

export const fine = (says: string): Finding => ({ state: 'fine', says })
export const note = (says: string): Finding => ({ state: 'note', says })
export const wrong = (says: string): Finding => ({ state: 'wrong', says })

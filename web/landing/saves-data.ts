/** Whether the person has asked their browser to fetch little. */
export const savesData = () => 'connection' in navigator && Boolean(Reflect.get(navigator.connection ?? {}, 'saveData'))

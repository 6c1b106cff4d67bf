export const savesData = () => 'connection' in navigator && Boolean(Reflect.get(navigator.connection ?? {}, 'saveData'))

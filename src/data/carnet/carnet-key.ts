/** Where `localStorage` keeps the carnet of this device. */
export const carnetKey = 'carnet';

/** The arms of a commune are on its site. */
export const readEnseigne = () => Promise.resolve(null);

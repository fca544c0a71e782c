/** Of the database of parties, and of the channel of its changes. */
export const partieDatabaseName = 'quetes-et-codes-parties';

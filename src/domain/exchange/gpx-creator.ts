/** How a GPX says that it was written here: by what writes it, for what reads it. */
export const gpxCreator = 'Quêtes & Codes';

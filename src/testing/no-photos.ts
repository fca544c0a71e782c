/** Stores no photo: for players of épreuves that take none. */
export const noPhotos = {
  read: () => Promise.resolve(null),
  keep: () => Promise.reject(new Error('No photo is taken here.')),
};

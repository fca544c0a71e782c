/** File of the licences of all that the site contains (tools/build/licences). */
export const licencesFile = '/licences.txt';

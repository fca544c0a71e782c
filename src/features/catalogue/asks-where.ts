/**
 * State of a navigation to the catalogue by a « près de moi » control: the position may be requested at once, since the user just asked.
 */
export const asksWhere = 'pres-de-moi';

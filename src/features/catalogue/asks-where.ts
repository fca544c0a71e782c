/**
 * State of a navigation to the catalogue by a control that says « près de moi »: the device may then be asked where it is,
 * as the person just asked for it.
 */
export const asksWhere = 'pres-de-moi';

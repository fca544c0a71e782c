/**
 * What a party keeps of a photo: that one was taken, or that its player looked without taking one (no camera, or none
 * allowed). The photo itself never leaves the phone.
 */
export const photoAnswers = ['photo', 'sansphoto'] as const;
export type PhotoAnswer = (typeof photoAnswers)[number];

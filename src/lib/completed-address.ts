/** The state of a navigation that only completes the address of the page one is on: nobody is led anywhere by it. */
export const completedAddress = 'completee';

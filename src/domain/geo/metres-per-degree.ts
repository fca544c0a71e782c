/** Metres of one degree of latitude on a sphere of the Earth's mean radius, 6,371.0088 km. */
export const metresPerDegree = 111_195;

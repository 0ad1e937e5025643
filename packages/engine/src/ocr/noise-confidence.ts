/** Words below this are noise: specks, edges, pictures. */
export const NOISE_CONFIDENCE = 0.15;

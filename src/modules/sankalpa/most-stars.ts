/** Of more possible stars of a birth none is read aloud. */
export const MOST_STARS = 2;

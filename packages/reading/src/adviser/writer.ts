/** The built-in adviser. Raised whenever the same question of the same reader would be answered otherwise. */
export const ADVISER = 'adviser-2';

/** 오행, in the order of birth (상생): each feeds the next and rules the one after. */
export const ELEMENTS = ['wood', 'fire', 'earth', 'metal', 'water'] as const;
export type Element = (typeof ELEMENTS)[number];

export const ELEMENT_KOREAN = '목화토금수';
export const ELEMENT_HANJA = '木火土金水';

/** 음양 */
export type Polarity = 'yang' | 'yin';

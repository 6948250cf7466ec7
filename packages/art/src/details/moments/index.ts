import { hillMoments } from './hills.ts';
import { roomMoments } from './rooms.ts';
import { streetMoments } from './streets.ts';
import { waterAndCardMoments } from './water-and-cards.ts';

export { momentSize } from './moment.ts';

export const moments = { ...hillMoments, ...roomMoments, ...streetMoments, ...waterAndCardMoments };

export type MomentName = keyof typeof moments;

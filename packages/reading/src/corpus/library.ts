import type { Topic } from './format.ts';
import iljuLove from './ilju/love.ts';
import iljuPicture from './ilju/picture.ts';
import selfLead from './self/lead.ts';
import selfSeason from './self/season.ts';
import selfSeat from './self/seat.ts';

const libraryOf = (topics: readonly Topic[]): ReadonlyMap<string, Topic> =>
  new Map(topics.map((topic) => [topic.id, topic]));

/** The texts of Saju readings. */
export const SAJU_LIBRARY = libraryOf([iljuPicture, iljuLove, selfSeason, selfLead, selfSeat]);

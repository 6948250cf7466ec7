import type { Chart } from '@wolha/saju';
import { answerChat } from './answer-chat.ts';
import type { AdviserVoice, ChatAnswer, ChatTurn } from './ask.ts';

/** How much of a room an adviser is told. */
const REMEMBERED = 120;

/** A chat room kept in memory: what was said goes along with the next question, as the server sends it. */
export class Room {
  private readonly own: Chart;
  private readonly counterpart: Chart | null;
  private readonly today: string;
  private readonly turns: ChatTurn[] = [];

  constructor(own: Chart, counterpart: Chart | null, today: string) {
    this.own = own;
    this.counterpart = counterpart;
    this.today = today;
  }

  ask(partner: AdviserVoice, question: string, on: string): ChatAnswer {
    const { own, counterpart, today } = this;
    const history = this.turns.slice(-REMEMBERED);
    const answer = answerChat({ partner, question, own, counterpart, on, today, history });
    const { markdown: text, followUps: offered } = answer;
    this.turns.push({ role: 'READER', text: question }, { role: 'PARTNER', text, offered });
    return answer;
  }
}

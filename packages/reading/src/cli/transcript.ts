import { analyzeChart } from '@wolha/saju';
import type { AdviserVoice } from '#adviser/ask.ts';
import type { RoomScript } from '#adviser/fixture/rooms.ts';
import { Room } from '#adviser/room.ts';

const day = (on: string): string =>
  `${on.slice(0, 4)}년 ${Number(on.slice(4, 6))}월 ${Number(on.slice(6))}일`;

/** A room of the fixture played through, as Markdown to be read. */
export function transcriptOf(script: RoomScript, partner: AdviserVoice): string {
  const own = analyzeChart(script.own);
  const counterpart = script.counterpart ? analyzeChart(script.counterpart) : null;
  const room = new Room(own, counterpart, script.today);
  const head = [
    `# ${partner.name} · ${script.title}`,
    '',
    `${own.pillars.day.korean}일주${counterpart ? ` · 상대 ${counterpart.pillars.day.korean}일주` : ''} · ${day(script.today)}에 물음`,
  ];
  let on = script.today;
  const turns = script.questions.flatMap((line) => {
    const [question = '', date] = line.split(' @').map((part) => part.trim());
    if (date !== undefined) on = date;
    const { markdown, followUps } = room.ask(partner, question, on);
    const note = date === undefined ? '' : ` (기준일 ${day(on)})`;
    const next = followUps.length > 0 ? `\n\n> ${followUps.join(' · ')}` : '';
    return [`## ${question}${note}`, `${markdown}${next}`];
  });
  return `${[head.join('\n'), ...turns].join('\n\n')}\n`;
}

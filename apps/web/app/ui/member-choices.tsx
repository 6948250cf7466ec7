import type { Member } from '@wolha/contract';
import { memberDetail, memberTitle } from '#lib/birth-words.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { RadioCard } from './radio-card.tsx';
import { StemTile } from './stem-tile.tsx';

interface MemberChoicesProps {
  label: string;
  name: string;
  members: readonly Member[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** The stored people, one of them chosen. */
export function MemberChoices({ label, name, members, chosen, onChoose }: MemberChoicesProps) {
  return (
    <ChoiceGroup
      label={label}
      hideLabel
      name={name}
      value={chosen}
      onChange={onChoose}
      className="grid gap-2.5"
    >
      {members.map((member) => (
        <RadioCard
          key={member.id}
          value={member.id}
          title={memberTitle(member)}
          detail={memberDetail(member)}
          media={<StemTile sky={member.daySky} />}
        />
      ))}
    </ChoiceGroup>
  );
}

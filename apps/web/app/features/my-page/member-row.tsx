import type { Member } from '@wolha/contract';
import { birthdayWords, calendarName, sexName, timeWords } from '#lib/birth-words.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { trashIcon } from '#ui/icons.tsx';
import { StemTile } from '#ui/stem-tile.tsx';

interface MemberRowProps {
  member: Member;
  pending: boolean;
  onSelect: () => void;
  onDelete: () => void;
}

/** A stored person by the stem of their day; the default one says so where the others can be chosen. */
export function MemberRow({ member, pending, onSelect, onDelete }: MemberRowProps) {
  const isDefault = member.status === 'ON';
  return (
    <div className="flex flex-wrap items-center gap-3.5 rounded-l border border-line bg-white p-4 pr-1.5">
      <StemTile sky={member.daySky} />
      <span className="min-w-26 flex-1">
        <span className="block text-base leading-snug font-semibold">{birthdayWords(member.birthday)}</span>
        <span className="block text-sm text-ink-500">
          {sexName(member.sexType)} · {calendarName(member)} · {timeWords(member.time)}
        </span>
      </span>
      <span className="ml-auto flex flex-none items-center gap-1">
        <Button
          size="small"
          variant={isDefault ? 'secondary' : 'primary'}
          disabled={isDefault}
          pending={pending}
          onClick={onSelect}
        >
          {isDefault ? '기본' : '선택'}
        </Button>
        <IconButton
          icon={trashIcon}
          label={`${birthdayWords(member.birthday)} 삭제`}
          size={20}
          aria-haspopup="dialog"
          onClick={onDelete}
          className="text-ink-500"
        />
      </span>
    </div>
  );
}

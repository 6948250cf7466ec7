import type { Partner } from '@wolha/contract';
import { paths } from '#lib/paths.ts';
import { formatCount } from '#lib/won.ts';
import { Avatar } from '#ui/avatar.tsx';
import { BackButton } from '#ui/back-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { closeIcon, plusIcon, swapIcon } from '#ui/icons.tsx';

/** What a message costs the reader now: free uses of the day first, then credits. */
export interface Wallet {
  freeLeft: number;
  credit: number;
}

interface RoomHeaderProps {
  partner: Pick<Partner, 'id' | 'name' | 'speciality' | 'partnerImageUrl'>;
  wallet: Wallet;
  isWriting: boolean;
  hasOwn: boolean;
  hasCounterpart: boolean;
  onSwitchMember: () => void;
  onChooseCounterpart: () => void;
  onRemoveCounterpart: () => void;
}

/** The night over the room: who answers, what it costs, and whose Saju is on the table. */
export function RoomHeader({ partner, wallet, isWriting, hasOwn, hasCounterpart, ...on }: RoomHeaderProps) {
  return (
    <header className="room-head on-night">
      <div className="room-who">
        <div className="room-partner">
          <BackButton fallback={paths.partner(partner.id)} />
          <Avatar src={partner.partnerImageUrl} size={44} busy={isWriting} />
          <div className="min-w-0 flex-1 leading-tight">
            <h1 className="title-serif truncate text-xl leading-tight text-white">{partner.name}</h1>
            <p className="truncate text-xs text-on-night-2">{partner.speciality}</p>
          </div>
        </div>
        <div className="room-purse">
          <WalletChip wallet={wallet} />
          {/* The credit page admits the card company's script, so it begins as a document of its own. */}
          <a href={paths.credits()} className="room-charge target">
            충전
            <span className="sr-only">하기, 크레딧</span>
          </a>
        </div>
      </div>
      <div className="room-tools">
        <button type="button" aria-haspopup="dialog" onClick={on.onSwitchMember}>
          <Icon of={hasOwn ? swapIcon : plusIcon} size={16} />
          {hasOwn ? '내 사주 바꾸기' : '내 사주 고르기'}
        </button>
        {hasCounterpart ? (
          <button type="button" onClick={on.onRemoveCounterpart}>
            <Icon of={closeIcon} size={16} />
            상대 빼기
          </button>
        ) : (
          <button type="button" aria-haspopup="dialog" onClick={on.onChooseCounterpart}>
            <Icon of={plusIcon} size={16} />
            상대 고르기
          </button>
        )}
      </div>
    </header>
  );
}

function WalletChip({ wallet: { freeLeft, credit } }: { wallet: Wallet }) {
  return (
    <p className="room-wallet" data-free={freeLeft > 0 || undefined}>
      {freeLeft > 0 ? (
        <>
          무료 이용 {freeLeft}회<span className="sr-only"> 남음</span>
        </>
      ) : (
        <>
          <span className="sr-only">보유 </span>크레딧 {formatCount(credit)}
        </>
      )}
    </p>
  );
}

import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { Chat, CreditPackage, Member, Partner, UsageLimit } from '@wolha/contract';
import { ApiError } from '@wolha/contract/client';
import { useOverlay, type Overlay } from '#lib/overlay.tsx';
import { useAlert } from '#ui/use-alert.ts';
import { ChooseMemberDialog } from './choose-member-dialog.tsx';
import { Composer } from './composer.tsx';
import { FollowUps } from './follow-ups.tsx';
import { MessageList } from './message-list.tsx';
import { QuestionDialog, type QuestionCategory } from './question-dialog.tsx';
import { RoomHeader } from './room-header.tsx';
import { SajuSummary } from './saju-summary.tsx';
import type { Ask, Exchange, MessagePage } from './thread.ts';
import { limitMessage } from './usage-limit.ts';
import { UsageLimitDialog } from './usage-limit-dialog.tsx';
import { useDraft } from './use-draft.ts';
import { useLatest } from './use-latest.ts';
import { useOnline } from './use-online.ts';
import { useRoomHeight } from './use-room-height.ts';
import { useSaju, type DatedSaju } from './use-saju.ts';
import { useTalk } from './use-talk.ts';
import { waitingLine } from './waiting-line.ts';

/** Everything the room begins with. */
export interface RoomData {
  chat: Chat;
  partner: Partner;
  page: MessagePage;
  /** The default one first. */
  members: readonly Member[];
  credit: number;
  usage: UsageLimit;
  today: string;
  own: DatedSaju | null;
  counterpart: DatedSaju | null;
  categories: readonly QuestionCategory[];
  offer: CreditPackage | null;
}

interface ChatRoomProps {
  data: RoomData;
  /** A question the reader comes with. */
  question: string;
  /** The form of a new person, in an overlay of its own, and the button to it. */
  addMember: (overlay: Overlay, onAdded: (id: string) => void) => ReactNode;
}

const SEND_FAILED = '메시지를 보내지 못했습니다.';
const LOAD_FAILED = '이전 이야기를 불러오지 못했습니다. 잠시 뒤에 다시 시도해 주세요.';

/** A talk with one adviser: what was said, whose Saju lies on the table, and where the next question is written. */
export function ChatRoom({ data, question, addMember }: ChatRoomProps) {
  const { chat, partner, members, usage, credit, today } = data;
  const room = useRef<HTMLDivElement>(null);
  useRoomHeight(room);
  const isOnline = useOnline();
  const { alert } = useAlert();
  const { revalidate } = useRevalidator();
  const ownList = useOverlay('chat-own');
  const otherList = useOverlay('chat-counterpart');
  const newMember = useOverlay('add-member');
  const questions = useOverlay('chat-questions');
  const limit = useOverlay('usage-limit');

  const [ownId, setOwnId] = useState(data.own?.saju.member.id ?? null);
  const [otherId, setOtherId] = useState(data.counterpart?.saju.member.id ?? null);
  const [chosenDate, setDate] = useState<string | null>(null);
  const [isSummaryOpen, setSummaryOpen] = useState(data.page.messageList.length === 0);
  const [text, setText] = useDraft(chat.uuid, question);
  const [limitWords, setLimitWords] = useState('');
  const [isLoadingEarlier, setLoadingEarlier] = useState(false);

  const date = chosenDate ?? today;
  const isStored = (id: string | null) => members.some((member) => member.id === id);
  const own = isStored(ownId) ? ownId : null;
  const other = isStored(otherId) && otherId !== own ? otherId : null;
  const ownSaju = useSaju(own, date, data.own);
  const otherSaju = useSaju(other, date, data.counterpart);

  const showLimit = (words: string): void => {
    setLimitWords(words);
    limit.open();
  };
  const askForMember = async (): Promise<void> => {
    await alert('먼저 멤버를 선택해주세요.');
    ownList.open();
  };
  const onRefused = async (refusal: ApiError, ask: Ask): Promise<void> => {
    setText(ask.message);
    if (refusal.code === 'USER_USAGE_LIMIT' || refusal.code === 'TOTAL_USAGE_LIMIT')
      showLimit(refusal.message);
    else if (refusal.code === 'MEMBER_REQUIRED') await askForMember();
    else await alert(refusal.message, { title: SEND_FAILED });
    void revalidate();
  };
  const refreshRoom = useCallback(() => void revalidate(), [revalidate]);
  const talk = useTalk({
    chatId: chat.uuid,
    partnerId: partner.id,
    page: data.page,
    onAnswered: refreshRoom,
    onRefused: (refusal, ask) => void onRefused(refusal, ask),
  });

  const send = (message: string, key?: string): boolean => {
    if (own === null) {
      void askForMember();
      return false;
    }
    const words = limitMessage(usage, credit);
    if (words !== null) {
      showLimit(words);
      // It may have been another day when this was loaded.
      void revalidate();
      return false;
    }
    setSummaryOpen(false);
    return talk.send(
      { message, partnerId: partner.id, memberId: own, memberPartnerId: other, fortuneDate: date },
      key,
    );
  };
  const onRetry = useLatest(
    ({ message, ask, key }: Exchange) => void (ask ? talk.send(ask, key) : send(message)),
  );
  const onDismiss = useLatest(({ key }: Exchange) => talk.dismiss(key));
  const loadEarlier = async (): Promise<void> => {
    setLoadingEarlier(true);
    try {
      await talk.loadEarlier();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await alert(LOAD_FAILED);
    } finally {
      setLoadingEarlier(false);
    }
  };
  const choose = (list: Overlay, take: (id: string) => void) => (id: string) => {
    take(id);
    void list.close();
  };
  const last = talk.thread.exchanges.at(-1);
  const next = last === undefined ? partner.sampleQuestions : last.state === 'READY' ? last.questions : [];

  return (
    <div ref={room} className="room">
      <RoomHeader
        partner={partner}
        wallet={{ freeLeft: usage.isTotalUsageLimit ? 0 : usage.freeMessagesLeft, credit }}
        isWriting={talk.isBusy}
        hasOwn={own !== null}
        hasCounterpart={other !== null}
        onSwitchMember={ownList.open}
        onChooseCounterpart={otherList.open}
        onRemoveCounterpart={() => setOtherId(null)}
      />
      <main id="main" className="room-main">
        <SajuSummary
          own={ownSaju.saju}
          counterpart={otherSaju.saju}
          pending={ownSaju.pending || otherSaju.pending}
          date={date}
          today={today}
          onDate={(next) => setDate(next === today ? null : next)}
          isOpen={isSummaryOpen}
          onToggle={setSummaryOpen}
        />
        <MessageList
          thread={talk.thread}
          openedAt={chat.createdAt}
          partner={partner}
          waitingLine={waitingLine(ownSaju.saju, otherSaju.saju, talk.thread.exchanges.length)}
          isLoadingEarlier={isLoadingEarlier}
          onEarlier={() => void loadEarlier()}
          onRetry={onRetry}
          onDismiss={onDismiss}
        >
          <FollowUps questions={next} onAsk={(picked) => void send(picked)} />
        </MessageList>
      </main>
      <footer className="room-foot">
        {!isOnline && (
          <p role="status" className="room-offline">
            연결이 끊겼어요. 다시 이어지면 읽던 곳부터 보여 드릴게요.
          </p>
        )}
        <Composer
          partnerName={partner.name}
          text={text}
          onText={setText}
          isBusy={talk.isBusy}
          onSend={(message) => send(message) && setText('')}
          onPickQuestion={questions.open}
        />
      </footer>
      <p role="status" className="sr-only">
        {talk.finished && `${partner.name}의 답: ${talk.finished.replaceAll('*', '')}`}
      </p>

      <QuestionDialog
        overlay={questions}
        categories={data.categories}
        onPick={(picked) => {
          setText(picked);
          void questions.close();
        }}
      />
      <ChooseMemberDialog
        overlay={ownList}
        title="누구의 사주로 물을까요"
        confirmLabel="이 사주로 묻기"
        emptyText="생년월일을 한 번 적어 두면 상담마다 바로 고를 수 있어요."
        members={members}
        chosenId={own}
        onChoose={choose(ownList, setOwnId)}
        addMember={ownList.isOpen && addMember(newMember, choose(ownList, setOwnId))}
      />
      <ChooseMemberDialog
        overlay={otherList}
        title="상대는 누구인가요"
        confirmLabel="상대로 고르기"
        emptyText="상대의 생년월일을 적으면 두 사람의 글자를 함께 살펴요."
        members={members.filter(({ id }) => id !== own)}
        chosenId={other}
        onChoose={choose(otherList, setOtherId)}
        addMember={otherList.isOpen && addMember(newMember, choose(otherList, setOtherId))}
      />
      <UsageLimitDialog overlay={limit} message={limitWords} credit={credit} offer={data.offer} />
    </div>
  );
}

interface FollowUpsProps {
  questions: readonly string[];
  onAsk: (question: string) => void;
}

const MOST = 2;

/** What could be asked next: a press asks it. */
export function FollowUps({ questions, onAsk }: FollowUpsProps) {
  if (questions.length === 0) return null;
  return (
    <ul aria-label="이어서 물어볼 만한 질문" className="follow-ups">
      {questions.slice(0, MOST).map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={({ currentTarget }) => {
              // The button goes with its question: the talk it stood in keeps the focus.
              currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
              onAsk(question);
            }}
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

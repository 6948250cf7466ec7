/** Questions waiting for an answer, one shown at a time. `AlertHost` shows them. */
export interface Question {
  title?: string;
  message: string;
  confirmLabel: string;
  /** Absent: there is nothing to choose, only to acknowledge. */
  cancelLabel?: string;
  answer: (confirmed: boolean) => void;
}

const listeners = new Set<() => void>();
let waiting: readonly Question[] = [];

function set(next: readonly Question[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

export function ask(question: Omit<Question, 'answer'>): Promise<boolean> {
  return new Promise((answer) => set([...waiting, { ...question, answer }]));
}

export function answer(question: Question, confirmed: boolean): void {
  set(waiting.filter((other) => other !== question));
  question.answer(confirmed);
}

export const currentQuestion = (): Question | undefined => waiting[0];

export function subscribeQuestions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

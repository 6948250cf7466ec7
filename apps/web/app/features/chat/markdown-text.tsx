import { Fragment } from 'react';
import { holdTogether } from '#lib/hold-together.ts';
import { parseMarkdown, type Block, type Line } from './parse-markdown.ts';

interface MarkdownTextProps {
  text: string;
  /** Its end is still being written: the caret stands there. */
  open?: boolean;
}

/** An answer as it is read. It is built of elements, never of HTML, so nothing in it can run. */
export function MarkdownText({ text, open = false }: MarkdownTextProps) {
  const blocks = parseMarkdown(text, open);
  return (
    <div className="reply-text" data-open={open || undefined}>
      {blocks.map((block, index) => (
        <TextBlock key={index} block={block} />
      ))}
    </div>
  );
}

function TextBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'rule':
      return <hr />;
    case 'bullets':
      return <ul>{listItems(block.items)}</ul>;
    case 'numbers':
      return <ol start={block.start}>{listItems(block.items)}</ol>;
    case 'quote':
      return (
        <blockquote>
          <Lines lines={block.lines} />
        </blockquote>
      );
    case 'heading':
    case 'paragraph':
      return (
        <p className={block.kind === 'heading' ? 'reply-heading' : undefined}>
          <Lines lines={block.lines} />
        </p>
      );
  }
}

const listItems = (items: readonly Line[]) =>
  items.map((item, index) => (
    <li key={index}>
      <Lines lines={[item]} />
    </li>
  ));

function Lines({ lines }: { lines: readonly Line[] }) {
  return lines.map((line, row) => (
    <Fragment key={row}>
      {row > 0 && <br />}
      {line.map((words, index) => {
        const text = holdTogether(words.text);
        if (words.weight === 'strong') return <strong key={index}>{text}</strong>;
        if (words.weight === 'em') return <em key={index}>{text}</em>;
        return <Fragment key={index}>{text}</Fragment>;
      })}
    </Fragment>
  ));
}

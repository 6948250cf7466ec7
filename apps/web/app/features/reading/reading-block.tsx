import type { ReadingBlock } from '@wolha/contract';
import type { RenderedBlock } from './render-chapters.server.ts';
import { DecadeLine } from './decade-line.tsx';
import { ElementBalance } from './element-balance.tsx';
import { MonthGrid } from './month-grid.tsx';
import { SignPair } from './sign-pair.tsx';

type BlockOf<K extends ReadingBlock['kind']> = Extract<ReadingBlock, { kind: K }>;

/** One piece of a chapter. Prose and remarks were made HTML on the server, from text that lets no HTML through. */
export function ReadingBlockView({ block }: { block: RenderedBlock }) {
  switch (block.kind) {
    case 'prose':
      return <div className="reading-prose" dangerouslySetInnerHTML={{ __html: block.html }} />;
    case 'crosshead':
      return <h3 className="crosshead">{block.text}</h3>;
    case 'quote':
      return (
        <blockquote>
          <p>{block.text}</p>
        </blockquote>
      );
    case 'checklist':
      return <Checklist block={block} />;
    case 'notes':
      return <Notes itemsHtml={block.itemsHtml} />;
    case 'signals':
      return <Signals block={block} />;
    case 'signPair':
      return <SignPair block={block} />;
    case 'elements':
      return <ElementBalance block={block} />;
    case 'months':
      return <MonthGrid block={block} />;
    case 'decades':
      return <DecadeLine block={block} />;
    case 'cards':
      return <CardRow block={block} />;
    case 'letter':
      return (
        <div className="letter">
          {block.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="text-right">월하 드림</p>
        </div>
      );
  }
}

function Checklist({ block }: { block: BlockOf<'checklist'> }) {
  return (
    <div className="beat">
      <p className="beat-title">{block.title}</p>
      <ul className="beat-checks">
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

function Notes({ itemsHtml }: { itemsHtml: readonly string[] }) {
  return (
    <aside className="reading-notes">
      <p className="beat-title">사주가 덧붙이는 말</p>
      <ul>
        {itemsHtml.map((html) => (
          <li key={html} dangerouslySetInnerHTML={{ __html: html }} />
        ))}
      </ul>
    </aside>
  );
}

function Signals({ block }: { block: BlockOf<'signals'> }) {
  return (
    <dl className="signals">
      {block.items.map((item) => (
        <div key={item.text} data-tone={item.tone}>
          <dt>{item.label}</dt>
          <dd>{item.text}</dd>
        </div>
      ))}
    </dl>
  );
}

function CardRow({ block }: { block: BlockOf<'cards'> }) {
  return (
    <ul className="card-row">
      {block.cards.map((card) => (
        <li key={`${card.position}${card.name}`}>
          <img src={card.tarotCardImageUrl} alt="" width={96} height={160} loading="lazy" />
          <span className="card-position">{card.position}</span>
          <span className="card-name">
            {card.name} {card.direction === 'UPRIGHT' ? '정방향' : '역방향'}
          </span>
        </li>
      ))}
    </ul>
  );
}

import type { DetailPanel } from '@wolha/contract';

/** The long picture of a content, panel by panel, its words set over the drawing as text. */
export function DetailPanels({ panels, title }: { panels: readonly DetailPanel[]; title: string }) {
  return (
    <section aria-label={`${title} 자세히 보기`}>
      {panels.map((panel) => (
        <Panel key={panel.imageUrl} panel={panel} />
      ))}
    </section>
  );
}

function Panel({ panel }: { panel: DetailPanel }) {
  return (
    <div className="detail-panel" data-kind={panel.kind}>
      <img src={panel.imageUrl} alt="" width={400} height={500} loading="lazy" decoding="async" />
      <div className="detail-panel-words">
        {panel.title !== '' && <h2 className="title-serif">{panel.title}</h2>}
        {panel.text && <p className="detail-panel-text">{panel.text}</p>}
        {panel.lines.length > 0 && (
          <ul className="detail-panel-lines">
            {panel.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {panel.rows.length > 0 && (
          <ul className="detail-panel-rows">
            {panel.rows.map((row) => (
              <li key={row.title}>
                <span className="hanja" aria-hidden="true">
                  {row.sign}
                </span>
                <span>
                  <b>{row.title}</b>
                  <span>{row.text}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

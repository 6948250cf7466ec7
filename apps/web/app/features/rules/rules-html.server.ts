import MarkdownIt from 'markdown-it';

/**
 * The operator's own pages: unlike what readers and models write, they may link to other houses, in a window of
 * its own. HTML and pictures pass through here no more than elsewhere.
 */
const markdown = new MarkdownIt({ html: false, linkify: false });
markdown.disable(['image']);
markdown.validateLink = (url) => /^https:\/\//.test(url) || /^\/(?![/\\])/.test(url);
markdown.renderer.rules.link_open = (tokens, index, options, _env, self) => {
  const token = tokens[index];
  if (token && /^https:/.test(String(token.attrGet('href')))) {
    token.attrSet('target', '_blank');
    token.attrSet('rel', 'noreferrer');
  }
  return self.renderToken(tokens, index, options);
};
markdown.renderer.rules.table_open = (tokens, index) => {
  const heading = tokens.slice(0, index).findLastIndex((token) => token.type === 'heading_open');
  const name = tokens[heading + 1]?.content ?? '';
  return `<div class="rules-table" role="region" aria-label="${markdown.utils.escapeHtml(`${name} 표`)}" tabindex="0"><table>`;
};
markdown.renderer.rules.table_close = () => '</table></div>';

export const rulesHtml = (text: string): string => markdown.render(text);

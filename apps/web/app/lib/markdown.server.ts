import MarkdownIt from 'markdown-it';

/**
 * Markdown to HTML for texts that we store: no HTML passes through, pictures are dropped, and links lead nowhere
 * but to pages of ours. What a model or an operator writes can therefore never run or call out.
 */
const markdown = new MarkdownIt({ html: false, linkify: false, breaks: false, typographer: false });
markdown.disable(['image', 'autolink']);
markdown.validateLink = (url) => /^\/(?![/\\])/.test(url) || url.startsWith('#');

/**
 * Keeps on one line what Korean line breaking alone would part: a particle and the bracket it follows, two days and the
 * way between them, a month and its day, a suit and its number.
 */
const held = (text: string): string =>
  text
    .replaceAll(/\)(?=[가-힣])/g, ')\u2060')
    .replaceAll(/(?<=일)~(?=\d)/g, '\u2060~\u2060')
    .replaceAll(/(?<=\d월|컵|완드|소드|펜타클) (?=\d)/g, '\u00a0');

export const markdownToHtml = (text: string): string => markdown.render(held(text));

/** The same for a line without paragraphs of its own. */
export const markdownLineToHtml = (text: string): string => markdown.renderInline(held(text));

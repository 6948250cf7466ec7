import MarkdownIt from 'markdown-it';
import { holdTogether } from '#lib/hold-together.ts';

/**
 * Markdown to HTML for texts that we store: no HTML passes through, pictures are dropped, and links lead nowhere
 * but to pages of ours. What a model or an operator writes can therefore never run or call out.
 */
const markdown = new MarkdownIt({ html: false, linkify: false, breaks: false, typographer: false });
markdown.disable(['image', 'autolink']);
markdown.validateLink = (url) => /^\/(?![/\\])/.test(url) || url.startsWith('#');

export const markdownToHtml = (text: string): string => markdown.render(holdTogether(text));

/** The same for a line without paragraphs of its own. */
export const markdownLineToHtml = (text: string): string => markdown.renderInline(holdTogether(text));

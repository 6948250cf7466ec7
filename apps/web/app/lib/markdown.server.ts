import MarkdownIt from 'markdown-it';

/**
 * Markdown to HTML for texts that we store: no HTML passes through, pictures are dropped, and links lead nowhere
 * but to pages of ours. What a model or an operator writes can therefore never run or call out.
 */
const markdown = new MarkdownIt({ html: false, linkify: false, breaks: false, typographer: false });
markdown.disable(['image', 'autolink']);
markdown.validateLink = (url) => /^\/(?![/\\])/.test(url) || url.startsWith('#');

export const markdownToHtml = (text: string): string => markdown.render(text);

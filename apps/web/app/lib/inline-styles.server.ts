import styles from '#styles/app.css?inline';

/** The whole style sheet, for the head of the first page: a page is drawn without waiting for a second request. */
export const inlineStyles: string = styles;

/** The shop's drawings on a 24 grid, each importable alone. `Icon` gives them size, line and colour. */

export const backIcon = <path d="M14.5 5 8 12l6.5 7" />;
export const nextIcon = <path d="m9.5 5 6.5 7-6.5 7" />;
export const downIcon = <path d="m5 9 7 6.5L19 9" />;
export const closeIcon = <path d="m5.5 5.5 13 13m0-13-13 13" />;
export const menuIcon = <path d="M4 7h16M4 12h16M10 17h10" />;
export const checkIcon = <path d="m5 12.5 4.6 4.5L19 7.5" />;
export const plusIcon = <path d="M12 5v14M5 12h14" />;
export const minusIcon = <path d="M5 12h14" />;
export const undoIcon = <path d="M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3.5" />;
export const swapIcon = <path d="M4 8.5h14.5L15 5m5 10.5H5.5L9 19" />;
export const refreshIcon = <path d="M20 5v5h-5m4.6 0A8 8 0 1 0 20 14" />;

export const shareIcon = (
  <path d="M12 15V3.5m0 0L8 7.5m4-4 4 4M7 11H6a1.5 1.5 0 0 0-1.5 1.5V19A1.5 1.5 0 0 0 6 20.5h12a1.5 1.5 0 0 0 1.5-1.5v-6.5A1.5 1.5 0 0 0 18 11h-1" />
);
export const sendIcon = <path d="M12 19.5V5m0 0-6 6m6-6 6 6" />;
export const externalIcon = (
  <path d="M10 5H6.5A1.5 1.5 0 0 0 5 6.5v11A1.5 1.5 0 0 0 6.5 19h11a1.5 1.5 0 0 0 1.5-1.5V14M14 4.5h5.5V10M19 5l-8 8" />
);

export const homeIcon = (
  <path d="M4 10.6 12 4l8 6.6v8.2a1.2 1.2 0 0 1-1.2 1.2H15v-5.4H9V20H5.2A1.2 1.2 0 0 1 4 18.8z" />
);
export const sparkleIcon = (
  <path d="M12 3.5c.9 5 3.4 7.6 8.5 8.5-5.1.9-7.6 3.5-8.5 8.5-.9-5-3.4-7.6-8.5-8.5 5.1-.9 7.6-3.5 8.5-8.5z" />
);
/** A speech balloon with a crescent in it. */
export const chatIcon = (
  <>
    <path d="M5.5 4h13A1.5 1.5 0 0 1 20 5.5v10a1.5 1.5 0 0 1-1.5 1.5H11l-4.5 3.5V17h-1A1.5 1.5 0 0 1 4 15.5v-10A1.5 1.5 0 0 1 5.5 4z" />
    <path d="M12.6 7.6a3.1 3.1 0 1 0 2.8 4.1 2.9 2.9 0 0 1-2.8-4.1z" />
  </>
);
/** A written page with a turned corner. */
export const reviewIcon = (
  <path d="M14 3.5H7A1.5 1.5 0 0 0 5.5 5v14A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V8zm0 0V8h4.5M9 12h6m-6 4h6" />
);
export const personIcon = (
  <path d="M12 12a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6zM4.8 20c.7-3.8 3.5-5.6 7.2-5.6s6.5 1.8 7.2 5.6" />
);
export const helpIcon = (
  <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM9.7 9.6c.2-1.3 1.1-2.1 2.4-2.1 1.3 0 2.4.9 2.4 2.2 0 1.8-2.5 2-2.5 3.8m0 2.6v.1" />
);
export const coinIcon = (
  <>
    <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17z" />
    <path d="M13 8a4.1 4.1 0 1 0 3.5 5.6A3.9 3.9 0 0 1 13 8z" />
  </>
);
export const calendarIcon = (
  <path d="M6 5h12a1.5 1.5 0 0 1 1.5 1.5v12A1.5 1.5 0 0 1 18 20H6a1.5 1.5 0 0 1-1.5-1.5v-12A1.5 1.5 0 0 1 6 5zm-1.5 5h15M8.5 3v4m7-4v4" />
);
export const clockIcon = <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7v5.2l3.4 2" />;
export const searchIcon = <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zm4.8-1.7L20 20" />;
export const bookmarkIcon = <path d="M7 4h10v16l-5-4-5 4z" />;
export const playIcon = <path d="M7.5 5v14l11-7z" />;

export const infoIcon = <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zm0-9.3v5m0-8.4v.1" />;
/** Errors and cautions. */
export const warningIcon = <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zm0-12.7v5m0 3.3v.1" />;
export const trashIcon = (
  <path d="M4.5 6.5h15m-10 0V4.4h5v2.1m3.3 0-.8 12.2a1.5 1.5 0 0 1-1.5 1.4h-7a1.5 1.5 0 0 1-1.5-1.4L6.2 6.5M10 10.5v6m4-6v6" />
);

/** The moon as it waxes. */
export const crescentIcon = <path d="M14 3.7a8.5 8.5 0 1 0 6.3 10.8A8.5 8.5 0 0 1 14 3.7z" />;
export const halfMoonIcon = (
  <>
    <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17z" />
    <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor" />
  </>
);
export const fullMoonIcon = (
  <>
    <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17z" />
    <path d="M9 9.5a1.4 1.4 0 1 0 0-.1zm5.5 4.8a1.8 1.8 0 1 0 0-.1z" />
  </>
);

/** Window sizes in which every screen is tested. */
export const PHONE = { width: 390, height: 844 };
export const LAPTOP = { width: 1280, height: 800 };
/** A laptop's window at a zoom of 400 %: WCAG 2.2, 1.4.10 Reflow. */
export const NARROWEST = { width: 320, height: 256 };

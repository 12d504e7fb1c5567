// Text for screen readers only.
export { VisuallyHidden } from "react-aria-components/VisuallyHidden";

// Every test of a screen starts from an empty page.
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// Screens take their time on a busy machine; the usual second is not enough there.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

// Unit test setup: every test of a screen starts with an empty page.
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// Screens are slow on a busy machine; the default of one second is not enough there.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

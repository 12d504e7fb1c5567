# Short names for the commands of xtask/; `make` alone lists them.
# make run LISTEN=127.0.0.1:9000       another address
# make run ARGS="--data /tmp/casita"   any other flag of `casita serve`

.PHONY: help run test check build bench faults fuzz races openapi pictures fmt

help:
	@cargo xtask help

# make check ROOM=domain   one crate alone
check:
	@cargo xtask check $(ROOM) $(ARGS)

run:
	@cargo xtask run $(if $(LISTEN),--listen $(LISTEN)) $(ARGS)

test build bench faults fuzz races openapi pictures fmt:
	@cargo xtask $@ $(ARGS)

"""Runs the snippets that it is told of in JSON, one after the other, and says in JSON what each printed."""

import contextlib
import io
import json
import sys
import traceback

from legwork import Legwork

told = json.load(sys.stdin)
sessions = {}
names = {}
outcomes = []


def session_of(page):
    """One for each page, of which a snippet is a part."""
    if page not in sessions:
        legwork = Legwork()
        legwork.init()
        legwork.navigate(told["shopUrl"] + "/products")
        legwork.act("click Reject all")
        sessions[page] = legwork
    return sessions[page]


for snippet in told["snippets"]:
    page = snippet["page"]
    known = names.setdefault(page, {"__name__": "snippet", "password": "lovelace"})
    failure = None
    printed = io.StringIO()
    try:
        if not snippet["ownSession"]:
            known["legwork"] = session_of(page)
        with contextlib.redirect_stdout(printed):
            exec(compile(snippet["code"], f"{page}:{snippet['line']}", "exec"), known)
    except BaseException:
        failure = traceback.format_exc()
    outcomes.append({"printed": printed.getvalue(), **({"failure": failure} if failure else {})})
for session in sessions.values():
    session.close()
print(json.dumps(outcomes))

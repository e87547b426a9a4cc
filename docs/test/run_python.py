"""Runs the snippets that it is told of in JSON, one after the other, and says in JSON what each printed."""

import contextlib
import io
import json
import sys
import traceback

from legwork import Legwork

told = json.load(sys.stdin)
begun = {}
names = {}
outcomes = []


def session_for(page):
    """On the shop's products when a page of the documentation begins; a choice of cookies is kept by the browser."""
    if begun.get("page") != page:
        is_new = "legwork" not in begun
        legwork = begun.setdefault("legwork", Legwork())
        if is_new:
            legwork.init()
        legwork.navigate(told["shopUrl"] + "/products")
        if is_new:
            legwork.act("click Reject all")
        begun["page"] = page
    return begun["legwork"]


for snippet in told["snippets"]:
    page = snippet["page"]
    known = names.setdefault(page, {"__name__": "snippet", "password": "lovelace"})
    failure = None
    printed = io.StringIO()
    try:
        if not snippet["ownSession"]:
            known["legwork"] = session_for(page)
        with contextlib.redirect_stdout(printed):
            exec(compile(snippet["code"], f"{page}:{snippet['line']}", "exec"), known)
    except BaseException:
        failure = traceback.format_exc()
    outcomes.append({"printed": printed.getvalue(), **({"failure": failure} if failure else {})})
if begun:
    begun["legwork"].close()
print(json.dumps(outcomes))
